import type { Member } from '@marquee/contract/members'
import { buildId } from './build-id.ts'

export function buildMember(changes: Partial<Member> = {}, number = 1): Member {
  return {
    id: buildId(number, 5),
    display_name: `Member ${number}`,
    email: `member-${number}@marquee.example`,
    picture_url: null,
    role: number === 1 ? 'owner' : 'member',
    is_you: number === 1,
    joined_at: '2026-01-01T00:00:00Z',
    ...changes,
  }
}
