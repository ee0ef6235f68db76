import {
  addBoardAds,
  type Board,
  board,
  createBoard,
  getBoard,
  listBoards,
  removeBoardAd,
} from '@marquee/contract/boards'
import { z } from 'zod'
import type { Site } from '../site.ts'
import { defineTool } from '../tool.ts'
import { adOutput, presentAd } from './ad-output.ts'
import { nextCursor } from './page-output.ts'

const boardOutput = board
  .pick({ id: true, name: true, description: true, folder_id: true, ads_count: true, created_at: true })
  .extend({ page_url: z.string() })

function presentBoard(one: Board, site: Site): z.input<typeof boardOutput> {
  return { ...one, page_url: site.toBoardPage(one.id) }
}

export const boardTools = [
  defineTool({
    name: 'list_boards',
    title: 'List boards',
    description:
      'Returns the boards of the workspace: saved ads in an order, for a purpose. Use it to find the id of a board by its name.',
    endpoint: listBoards,
    explained: { q: 'A part of the name, in any case.' },
    output: z.object({ boards: z.array(boardOutput), ...nextCursor }),
    present: ({ data, meta }, { site }) => ({ boards: data.map((one) => presentBoard(one, site)), ...meta }),
  }),
  defineTool({
    name: 'get_board',
    title: 'Get a board',
    description: 'Returns one board with a page of its ads, in their order, and the notes on them by the id of the ad.',
    endpoint: getBoard,
    takes: ['cursor', 'limit', 'q'],
    renamed: { id: 'board_id' },
    explained: { q: 'Only ads that contain these words.' },
    output: boardOutput.extend({ ads: z.array(adOutput), notes: z.record(z.string(), z.string()), ...nextCursor }),
    present: ({ data, meta }, { site }) => ({
      ...presentBoard(data, site),
      ads: data.ads.map((ad) => presentAd(ad, site)),
      notes: data.notes,
      ...meta,
    }),
  }),
  defineTool({
    name: 'create_board',
    title: 'Create a board',
    description:
      'Creates a board, with the first ads if there are any. Look with list_boards whether there is one already.',
    endpoint: createBoard,
    explained: { ad_ids: 'The ads on it, in their order.', folder_id: 'The folder that it belongs to.' },
    output: boardOutput,
    present: ({ data }, { site }) => presentBoard(data, site),
  }),
  defineTool({
    name: 'add_ads_to_board',
    title: 'Add ads to a board',
    description: 'Puts ads at the end of a board. Those that are on it stay where they are.',
    endpoint: addBoardAds,
    renamed: { id: 'board_id' },
    output: boardOutput,
    present: ({ data }, { site }) => presentBoard(data, site),
  }),
  defineTool({
    name: 'remove_ad_from_board',
    title: 'Remove an ad from a board',
    description: 'Takes an ad off a board. It stays saved. Ask the user first.',
    endpoint: removeBoardAd,
    renamed: { id: 'board_id' },
    output: z.object({ board_id: z.string(), ad_id: z.string(), is_on_board: z.boolean() }),
    present: (_, { args }) => ({ board_id: String(args.board_id), ad_id: String(args.ad_id), is_on_board: false }),
  }),
]
