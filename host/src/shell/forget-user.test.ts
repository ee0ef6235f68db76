import { forgetUser } from './forget-user.ts'

test('what the product keeps of a user is removed, and what belongs to the browser, a guest or others stays', () => {
  for (const key of ['marquee.recent-pages', 'marquee.image-draft.7', 'marquee.video-draft.8']) {
    sessionStorage.setItem(key, 'of the user')
  }
  localStorage.setItem('marquee.of-a-later-release', 'of the user')
  localStorage.setItem('marquee.single-key-shortcuts', 'off')
  localStorage.setItem('gbFeaturesCache', '[]')
  sessionStorage.setItem('marquee.link.abc', 'token')
  forgetUser()
  expect(Object.keys(localStorage).toSorted()).toEqual(['gbFeaturesCache', 'marquee.single-key-shortcuts'])
  expect(Object.keys(sessionStorage)).toEqual(['marquee.link.abc'])
})
