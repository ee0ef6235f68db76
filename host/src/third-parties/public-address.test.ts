import { withPublicAddresses } from './public-address.ts'

test('[G-06] [G-07] addresses in texts, lists and objects lose what their queries keep secret, and the rest stays', () => {
  const when = new Date()
  const data = {
    text: 'At https://app.example.com/plans?email=a%40b.c&customer=7&utm_source=mail, and (/onboarding?email=a%40b.c#x)',
    list: ['/reset-password#token', 'Why? Because of 1/2.', 'https://app.example.com/main.js:1:1', 12, null],
    when,
  }
  expect(withPublicAddresses(data)).toEqual({
    text: 'At https://app.example.com/plans?utm_source=mail%2C and (/onboarding)',
    list: ['/reset-password', 'Why? Because of 1/2.', 'https://app.example.com/main.js:1:1', 12, null],
    when,
  })
})
