import { createPlayer } from './player.ts'

/** A player whose clock and paints the test moves. */
function setUp(length: number) {
  let now = 0
  let next: (() => void) | null = null
  const sounds: string[] = []
  const player = createPlayer({
    output: {
      getTime: () => now,
      start(from, rate) {
        sounds.push(`${from} s at ${rate}`)
        return () => sounds.push('stop')
      },
    },
    schedule(callback) {
      next = callback
      return () => {
        next = null
      }
    },
  })
  player.setLength(length)
  function pass(seconds: number): number {
    now += seconds
    next?.()
    return player.getState().frame
  }
  return { player, sounds, pass }
}

describe('[P-46] the player of a video', () => {
  test('shows the frame that is heard, drops frames that come too late, and ends at the last one', () => {
    const { player, pass, sounds } = setUp(90)
    player.play()
    expect(pass(0.04)).toBe(1)
    expect(pass(0.96)).toBe(30)
    expect(pass(5)).toBe(89)
    expect(player.getState().rate).toBe(0)
    expect(sounds).toEqual(['0 s at 1', 'stop'])
    player.toggle()
    expect(player.getState()).toMatchObject({ frame: 0, rate: 1 })
  })

  test('plays faster, and backwards without sound, up to its first frame', () => {
    const { player, pass, sounds } = setUp(90)
    player.playFaster()
    player.playFaster()
    expect(pass(0.5)).toBe(30)
    player.playBackwards()
    expect(pass(0.5)).toBe(15)
    expect(pass(1)).toBe(0)
    expect(player.getState().rate).toBe(0)
    expect(sounds.filter((sound) => sound !== 'stop')).toEqual(['0 s at 1', '0 s at 2'])
  })

  test('moves by frames within the video, and a step pauses it', () => {
    const { player } = setUp(90)
    player.seek(200)
    expect(player.getState().frame).toBe(89)
    player.play()
    player.step(-10)
    expect(player.getState()).toMatchObject({ frame: 0, rate: 0 })
    player.step(3)
    expect(player.getState().frame).toBe(3)
  })

  test('seeks while it plays, with the sound of that moment', () => {
    const { player, sounds, pass } = setUp(90)
    player.play()
    player.seek(60)
    expect(pass(0.5)).toBe(75)
    expect(sounds.at(-1)).toBe('2 s at 1')
  })

  test('plays a marked range again and again until it is cleared', () => {
    const { player, pass } = setUp(90)
    player.seek(59)
    player.markEnd()
    player.seek(30)
    player.markStart()
    player.play()
    expect(pass(1)).toBe(30)
    expect(pass(0.5)).toBe(45)
    player.clearRange()
    expect(pass(1)).toBe(75)
  })

  test('a video that became shorter shows its last frame, and a range outside of it is gone', () => {
    const { player } = setUp(90)
    player.seek(80)
    player.markStart()
    player.setLength(60)
    expect(player.getState()).toEqual({ frame: 59, rate: 0, rangeStart: null, rangeEnd: null })
  })
})
