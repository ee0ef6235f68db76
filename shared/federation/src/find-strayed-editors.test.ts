import { findStrayedEditors } from './find-strayed-editors.ts'

const EDITOR = '/work/remotes/generation/src/funnel-pages/components/editor/page-editor.tsx'
const LIST = '/work/remotes/generation/src/funnel-pages/components/list/page-list.tsx'

test('[P-47] the code of an editor is loaded on its own page only, or the build names the page that loads it', () => {
  const modules = new Map([
    ['entry', [LIST]],
    ['edit-funnel-page', [EDITOR, LIST]],
    ['funnel-pages', [LIST, EDITOR, EDITOR]],
  ])
  expect(findStrayedEditors(modules)).toEqual(['funnel-pages loads code of the editor of funnel-pages'])
})
