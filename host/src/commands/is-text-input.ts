const FIELDS = 'input, textarea, select, [role="combobox"], [role="textbox"], [role="searchbox"]'

/** Whether keys pressed there are text, or choose something in a list. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}
