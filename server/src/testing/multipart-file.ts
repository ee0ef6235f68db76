/** A request body with one file, as a browser's form sends it, and the header that belongs to it. */
export function multipartFile(
  content: Buffer,
  { name, type, field = 'file' }: { name: string; type: string; field?: string },
) {
  const boundary = 'marquee-test-boundary'
  const quoted = name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${quoted}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A request body with the field `data` and files, and the header that belongs to it. */
export async function formWithFiles(data: unknown, files: readonly Buffer[]) {
  const form = new FormData()
  form.append('data', JSON.stringify(data))
  for (const content of files) {
    form.append('file', new Blob([new Uint8Array(content)]), 'file')
  }
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}
