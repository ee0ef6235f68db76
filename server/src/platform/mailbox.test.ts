import { hashMailbox, toMailbox } from './mailbox.ts'

describe('[P-67] [F-15] the mailbox behind an address', () => {
  test.each([
    ['ada+two@studio.example', 'ada@studio.example'],
    ['ADA@Studio.example', 'ada@studio.example'],
    ['A.d.a+shop@googlemail.com', 'ada@gmail.com'],
    ['a.da@studio.example', 'a.da@studio.example'],
  ])('of %s is %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox)
    expect(hashMailbox(address)).toBe(hashMailbox(mailbox))
  })
})
