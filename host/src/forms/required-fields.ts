/** Messages for the fields that are empty; an e-mail address must at least look like one. */
export function requiredFields(
  values: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): Record<string, string> {
  const missing = Object.entries(messages).filter(([name]) => (values[name] ?? '').trim() === '')
  const errors = Object.fromEntries(missing)
  if ('email' in messages && !('email' in errors) && !/^\S+@\S+$/.test((values['email'] ?? '').trim())) {
    errors['email'] = 'Enter a valid e-mail address.'
  }
  return errors
}
