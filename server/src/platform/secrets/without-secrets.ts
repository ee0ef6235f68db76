/** An external text without the secrets that it may repeat, short enough to be shown. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const plain = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  return plain
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()
}
