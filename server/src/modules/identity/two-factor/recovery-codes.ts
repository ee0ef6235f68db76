import { randomInt } from 'node:crypto'
import { isSameToken } from '../../../platform/sessions/session-tokens.ts'

const COUNT = 8
const PART_LENGTH = 10
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Eight codes of two parts, as Fortify makes them: about 119 bits each. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, createRecoveryCode)
}

/** The codes with the used one replaced by a new one; null when the given code is not among them. */
export function replaceUsedCode(codes: readonly string[], used: string): string[] | null {
  const isUsed = codes.map((code) => isSameToken(code, used.trim()))
  return isUsed.includes(true) ? codes.map((code, place) => (isUsed[place] ? createRecoveryCode() : code)) : null
}

function createRecoveryCode(): string {
  return `${createPart()}-${createPart()}`
}

function createPart(): string {
  return Array.from({ length: PART_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
