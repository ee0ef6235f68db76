import { z } from 'zod'
import { spyFolder } from './brand-spy.ts'
import { endpoint } from './endpoint.ts'
import { id } from './primitives.ts'

const writing = {
  access: 'verified',
  permission: 'brands.follow',
  feature: 'brand_spy',
  changes: ['followed-brands'],
} as const

const folders = z.object({ data: z.array(spyFolder) })

export const renameSpyFolder = endpoint('POST', '/api/spy-folders/rename', {
  ...writing,
  summary: 'Renames a folder of followed brands; a name that is taken joins the two',
  body: z.object({ name: spyFolder, new_name: spyFolder }),
  response: folders,
})

export const removeSpyFolder = endpoint('POST', '/api/spy-folders/remove', {
  ...writing,
  summary: 'Removes a folder; its brands are followed on, and their ids come back for the undo',
  body: z.object({ name: spyFolder }),
  response: folders.extend({ meta: z.object({ brand_ids: z.array(id) }) }),
})

export const fillSpyFolder = endpoint('POST', '/api/spy-folders/fill', {
  ...writing,
  summary: 'Puts followed brands into a folder; brands that are not followed are left out',
  body: z.object({ name: spyFolder, brand_ids: z.array(id).min(1).max(1000) }),
  response: folders,
})

export const orderSpyFolders = endpoint('PUT', '/api/spy-folders/order', {
  ...writing,
  summary: 'Puts the folders into an order; those that are not named stand behind, from A to Z',
  body: z.object({ names: z.array(spyFolder).min(1).max(200) }),
  response: folders,
})
