/**
 * What the last release may not be able to do on the database of this version, by the sentence that the check prints, with the reason why
 * no running process meets it. An entry that nothing needs any more fails the check.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {}
