interface Place {
  path: string
  label: string
}

export type WordsPlan = Place & { kind: 'line' | 'words' | 'markup' | 'lines' }
export type ChoicePlan = Place & { kind: 'choice'; options: Readonly<Record<string, string>> }
export type SettingPlan = ChoicePlan | (Place & { kind: 'rating' | 'day' | 'flag' })
export type FilePlan = Place & { kind: 'image' | 'images' | 'video' }
export type AddressPlan = Place & { kind: 'button' | 'link' | 'target' }
export type ListPlan = Place & { kind: 'list'; item: string; fields: readonly FieldPlan[]; empty: () => unknown }

/** How one part of a section is edited. Paths lead to a value of the section, or of the item of a list. */
export type FieldPlan = WordsPlan | SettingPlan | FilePlan | AddressPlan | ListPlan

const has = (kinds: readonly string[], { kind }: FieldPlan) => kinds.includes(kind)
export const isWordsPlan = (plan: FieldPlan): plan is WordsPlan => has(['line', 'words', 'markup', 'lines'], plan)
export const isFilePlan = (plan: FieldPlan): plan is FilePlan => has(['image', 'images', 'video'], plan)
export const isAddressPlan = (plan: FieldPlan): plan is AddressPlan => has(['button', 'link', 'target'], plan)

export const line = (path: string, label: string): FieldPlan => ({ kind: 'line', path, label })
export const words = (path: string, label: string): FieldPlan => ({ kind: 'words', path, label })
export const markup = (path: string, label: string): FieldPlan => ({ kind: 'markup', path, label })
export const image = (path = 'image', label = 'Image'): FieldPlan => ({ kind: 'image', path, label })
export const button = (path = 'button', label = 'Button'): FieldPlan => ({ kind: 'button', path, label })
export const choice = (path: string, label: string, options: Readonly<Record<string, string>>): FieldPlan => ({
  kind: 'choice',
  path,
  label,
  options,
})
/** A cell of a comparison: its mark and its words. */
export const cell = (path: string, label: string): readonly FieldPlan[] => [
  choice(`${path}.mark`, label, { yes: 'Yes', no: 'No', ask: 'Ask the seller', words: 'Words' }),
  line(`${path}.text`, `${label}, words`),
]
