import type { BriefDraft } from '@marquee/contract/brief-drafts'
import { buildBrief } from '@marquee/testing/build-brief'
import { toContent } from './brief-content.ts'
import { listEmpty, listOffered, takeOver } from './draft-choice.ts'

const draft: BriefDraft = {
  objective: 'Sell',
  audience: '',
  insight: 'They wake at three',
  concept: 'One idea',
  hooks: ['A hook'],
  script: [],
  deliverables: [],
  do: [],
  dont: [],
}

test('[P-52] a draft offers what it has, and takes over unasked only where the brief is empty', () => {
  const { content } = toContent(buildBrief({ objective: 'Ours', concept: '', hooks: [] }))
  const offered = listOffered(draft)
  expect(offered).toEqual(['objective', 'insight', 'concept', 'hooks'])
  expect(listEmpty(content, offered)).toEqual(['insight', 'concept', 'hooks'])
  expect(takeOver(draft, ['concept'])).toEqual({ concept: 'One idea' })
})
