export interface Names {
  /** kebab-case plural: `saved-searches`. */
  plural: string
  singular: string
  /** `savedSearches`, `savedSearch`. */
  pluralCamel: string
  singularCamel: string
  /** `SavedSearches`, `SavedSearch`. */
  pluralPascal: string
  singularPascal: string
  /** Table name: `saved_searches`. */
  table: string
}

/**
 * The spellings of a module's name.
 * @param plural kebab-case plural such as `comments`
 * @throws Error when the name is not kebab-case
 */
export function toNames(plural: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(plural)) {
    throw new Error(`"${plural}" is not a name in kebab-case, such as "saved-searches".`)
  }
  const singular = plural
    .replace(/(ch|sh|s|x)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  return {
    plural,
    singular,
    pluralCamel: camel(plural),
    singularCamel: camel(singular),
    pluralPascal: pascal(plural),
    singularPascal: pascal(singular),
    table: plural.replaceAll('-', '_'),
  }
}

function camel(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function pascal(kebab: string): string {
  const word = camel(kebab)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
