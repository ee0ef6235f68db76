/** What a password is called in the seven languages of the labels. */
const PASSWORDS =
  /pass-?(?:wor[dt]|wörter|code|phrase)|kennw[oö]rt|zugangsdaten|contrase[nñ]a|(?<!palabras? )\bclave\b|mots? de passe|parola d.ordine|wachtwoord|\bsenhas?\b|palavras?[- ]passe|\bpin[- ]?(?:code|number|nummer)/iu
/** Short names of secrets, which are other words in small letters. */
const INITIALS = /\b(?:PIN|TAN|OTP|2FA|MFA|CVC|CVV)\b/u
const CODES = /code(?:s|n)?(?!\p{L})|c[oó]digos?(?!\p{L})|codic[ei](?!\p{L})/iu
/** Codes that are no secret: of places, of discounts, of products. */
const OPEN_CODES =
  /post|zip|area|country|land|vorwahl|promo|discount|coupon|voucher|gift|gutschein|rabatt|aktion|kortings|actie|cadeau|descuento|cup[oó]n|cupom|desconto|sconto|buono|remise|r[eé]duction|referral|empfehl|campaign|kampagne|campa[nñ]a|product|artikel|item|colou?r|farb|kleur|couleur|fiscal|tax|dress|bar|qr/iu

/** Whether a label of a form asks for a password or a code that opens something, in one of the languages of the labels. */
export function asksForSecret(label: string): boolean {
  return PASSWORDS.test(label) || INITIALS.test(label) || (CODES.test(label) && !OPEN_CODES.test(label))
}
