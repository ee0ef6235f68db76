/** The folder of an editor within a feature, with the name of the feature. */
const EDITOR_FOLDER = /\/src\/([\w-]+)\/components\/editor\//
const OWN_PAGES = /^edit-/

/**
 * Editors are the largest parts of a remote, and only their own pages, which are called `edit-…`, load them.
 * @param modulesByPage the files of all modules that are loaded with a page, by the page; the entry of the remote is a page as well
 * @returns what else loads one, in words
 */
export function findStrayedEditors(modulesByPage: ReadonlyMap<string, readonly string[]>): string[] {
  return [...modulesByPage].flatMap(([page, files]) => {
    const features = OWN_PAGES.test(page) ? [] : files.flatMap((file) => EDITOR_FOLDER.exec(file)?.[1] ?? [])
    return [...new Set(features)].map((feature) => `${page} loads code of the editor of ${feature}`)
  })
}
