// A team's command line that uploads one release file by file, and writes a line after each file; a test kills it on the way.
// Usage: `node upload-release.ts <address> <token> <JSON of the announcement and the contents>`
const [address = '', token = '', text = ''] = process.argv.slice(2)
const { description, files, contents } = JSON.parse(text) as {
  description: { name: string; release: string }
  files: object[]
  contents: [string, string][]
}
const headers = { authorization: `Bearer ${token}` }
const folder = `${address}/registry/${description.name}`

async function send(method: string, url: string, type: string, body: string): Promise<void> {
  const answer = await fetch(url, { method, headers: { ...headers, 'content-type': type }, body })
  if (!answer.ok) {
    throw new Error(`${method} ${url} was answered with ${answer.status}: ${await answer.text()}`)
  }
}

await send('POST', folder, 'application/json', JSON.stringify({ description, files }))
for (const [file, content] of contents) {
  await send('PUT', `${folder}/${description.release}/files/${file}`, 'application/octet-stream', content)
  console.log(`uploaded ${file}`)
}
const publication = JSON.stringify({ channel: 'live' })
await send('POST', `${folder}/${description.release}/publications`, 'application/json', publication)
console.log('published')
