import { readDraftFromAddress } from './image-draft.ts'
import { imageDrafts } from './kept-draft.ts'

const KEY = '01890000-0000-7000-8000-000000000002'

test('[P-42] [R-08] a draft survives being kept, and anything else that was kept is no draft', () => {
  const draft = readDraftFromAddress(new URLSearchParams('idea=A cup'))
  expect(imageDrafts.read(KEY)).toBeNull()
  imageDrafts.keep(KEY, draft)
  expect(imageDrafts.read(KEY)).toEqual(draft)
  for (const stored of ['', 'nonsense', '{}', JSON.stringify({ ...draft, variations: 99 })]) {
    sessionStorage.setItem(`marquee.image-draft.${KEY}`, stored)
    expect(imageDrafts.read(KEY)).toBeNull()
  }
})
