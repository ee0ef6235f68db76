import type { CallInput } from '@marquee/contract/endpoint'
import { listResultAds } from '@marquee/contract/ad-results'
import {
  getResultImport,
  listResultAccounts,
  resultImportDetails,
  type ResultImportDetails,
  startResultImport,
  uploadResultFile,
} from '@marquee/contract/result-imports'
import { importResults } from '../modules/analysis/ad-results/import-results-job.ts'
import type { SignedInAgent } from './agent.ts'
import { multipartFile } from './multipart-file.ts'
import type { TestServer } from './test-server.ts'

export const RESULT_HEADINGS =
  'Day,Ad name,Ad ID,Amount spent (USD),Impressions,Reach,Link clicks,3-second video plays,ThruPlays,Purchases,Purchases conversion value'

/** The reading options for an uploaded file, as the server guessed them from its content. */
export function toReading({ columns, guessed }: ResultImportDetails) {
  return {
    mapping: Object.fromEntries(columns.map(({ name, guess }) => [name, guess])),
    decimal: guessed.decimal,
    date_order: guessed.is_date_order_open === true ? null : guessed.date_order,
    currency: guessed.currency ?? 'USD',
  }
}

/** Imports exports like a user. @param current the server and the user of the running test */
export function createResultImporter(current: () => { server: TestServer; agent: SignedInAgent }) {
  async function upload(content: Buffer | string): Promise<ResultImportDetails> {
    const form = multipartFile(Buffer.from(content), { name: 'export.csv', type: 'text/csv' })
    const answer = await current().agent.request({ method: 'POST', url: uploadResultFile.path, ...form })
    return resultImportDetails.parse(answer.json().data)
  }

  return {
    upload,
    async importFile(content: Buffer | string, name = 'Acme'): Promise<ResultImportDetails> {
      const { server, agent } = current()
      const uploaded = await upload(content)
      const params = { id: uploaded.id }
      await agent.call(startResultImport, { params, body: { ...toReading(uploaded), account: { name } } })
      await server.jobs.drain([importResults])
      return (await agent.call(getResultImport, { params })).body.data
    },
    /** The ads of the first account. */
    async listAds(query: Partial<CallInput<typeof listResultAds>['query']> = {}) {
      const { agent } = current()
      const accounts = await agent.call(listResultAccounts, {})
      const account_id = accounts.body.data[0]?.id ?? ''
      return (await agent.call(listResultAds, { query: { account_id, ...query } })).body
    },
  }
}
