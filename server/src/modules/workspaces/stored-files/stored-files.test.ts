import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteAccount } from '@marquee/contract/account'
import { createExport } from '@marquee/contract/exports'
import { uploadResultFile } from '@marquee/contract/result-imports'
import { saveAd } from '@marquee/contract/saved-ads'
import { confirmPassword } from '@marquee/contract/two-factor'
import { startWorkspaceExport } from '@marquee/contract/workspace-exports'
import { deleteWorkspace } from '@marquee/contract/workspace-settings'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { drawPlain, readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { runStoredFileRemoval } from '../../../testing/run-stored-file-removal.ts'
import { runWorkspacePurge } from '../../../testing/run-workspace-purge.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

/** Every file of the storage but those of ads, which belong to no workspace. */
async function listFiles(): Promise<string[]> {
  const folder = join(server.environment.dataDir, 'storage')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return names.map((name) => name.slice(folder.length + 1)).filter((name) => !name.startsWith('media/'))
}

async function upload(agent: SignedInAgent, url: string, content: Buffer, type: string): Promise<void> {
  const form = multipartFile(content, { name: 'file', type })
  expect((await agent.request({ method: 'POST', url, ...form })).statusCode).toBeLessThan(300)
}

/** One file of every kind that a workspace and its owner can have. */
async function fillStorage(agent: SignedInAgent): Promise<void> {
  const png = await drawPlain(400, 400).png().toBuffer()
  const asset = readAsset(await uploadKind(agent, 'image', png))
  await agent.request({ url: `${asset.url}?width=160` })
  await upload(agent, '/api/account/image', png, 'image/png')
  await upload(agent, '/api/workspace-settings/logo', png, 'image/png')
  await upload(
    agent,
    uploadResultFile.path,
    Buffer.from('Day,Ad name,Amount spent (USD)\n2026-01-01,A,1\n'),
    'text/csv',
  )
  const [ad_id = ''] = await addAds(server, [{}])
  await agent.call(saveAd, { params: { ad_id } })
  await agent.call(createExport, { body: { kind: 'csv', ad_ids: [ad_id] } })
  await agent.call(startWorkspaceExport, {})
  await server.jobs.drain()
}

describe('[P-65] the files of what was deleted', () => {
  test('go with a workspace when its thirty days are over, and nobody else’s', async () => {
    const other = await signUp(server)
    readAsset(await uploadKind(other, 'image', await drawPlain().png().toBuffer()))
    const kept = await listFiles()
    const owner = await signUp(server)
    await fillStorage(owner)
    expect((await listFiles()).length - kept.length).toBe(7)
    await owner.call(deleteWorkspace, { params: { id: owner.workspaceId } })
    server.clock.advance(31 * DAY_SECONDS)
    await runWorkspacePurge(server)
    await runStoredFileRemoval(server)
    const left = (await listFiles()).filter((name) => !kept.includes(name))
    // The owner's image: the account goes on.
    expect(left).toEqual([expect.stringMatching(/^avatars\//)])
  })

  test('go with an account, its image and its own workspaces', async () => {
    const agent = await signUp(server)
    await fillStorage(agent)
    await agent.call(confirmPassword, { body: { password: agent.password } })
    expect((await agent.call(deleteAccount, { body: { email: agent.email } })).status).toBe(204)
    await runStoredFileRemoval(server)
    expect(await listFiles()).toEqual([])
  })

  test('wait for a storage that fails, and keep no others waiting', async () => {
    const agent = await signUp(server)
    await fillStorage(agent)
    await agent.call(confirmPassword, { body: { password: agent.password } })
    await agent.call(deleteAccount, { body: { email: agent.email } })
    const remove = jest.spyOn(server.storage, 'delete').mockRejectedValueOnce(new Error('503 Slow Down'))
    await runStoredFileRemoval(server)
    expect(await listFiles()).toHaveLength(1)
    await runStoredFileRemoval(server)
    expect(await listFiles()).toEqual([])
    remove.mockRestore()
  })
})
