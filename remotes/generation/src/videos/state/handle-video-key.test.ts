import type { TimedScene } from '@marquee/creative/scene-times'
import type { Overlay } from '@marquee/creative/video-project'
import type { KeyboardEvent } from 'react'
import { handleVideoKey, type KeyContext } from './handle-video-key.ts'
import { createPlayer } from './player.ts'

const timed = { scene: { id: 'a', duration: 60 }, index: 1, start: 60, end: 120 } as TimedScene

function setUp({ canEdit = true, overlay }: { canEdit?: boolean; overlay?: string } = {}) {
  const calls: unknown[][] = []
  const note =
    (name: string) =>
    (...values: unknown[]): void =>
      void calls.push([name, ...values])
  const player = createPlayer({ output: { getTime: () => 0, start: () => () => {} }, schedule: () => () => {} })
  player.setLength(180)
  player.seek(90)
  const editor: KeyContext['editor'] = {
    undo: note('undo'),
    redo: note('redo'),
    moveScene: note('move'),
    setDuration: note('duration'),
    removeScene: note('remove'),
    duplicateScene: note('duplicate'),
    splitScene: note('split'),
  }
  const overlays: KeyContext['overlays'] = {
    chosen: overlay === undefined ? null : ({ id: overlay } as Overlay),
    choose: note('choose'),
    remove: note('remove overlay'),
    shift: note('shift overlay'),
    lengthen: note('lengthen overlay'),
    duplicate: note('duplicate overlay'),
  }
  function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
    let isHandled = false
    const event = { key, target: document.body, preventDefault: () => (isHandled = true), ...more }
    handleVideoKey(event as unknown as KeyboardEvent, {
      player,
      editor,
      overlays,
      current: timed,
      length: 180,
      canEdit,
    })
    return isHandled
  }
  return { press, calls, player }
}

describe('[P-46] the keys of the video editor', () => {
  test('play, pause and move by frames', () => {
    const { press, player } = setUp()
    press(' ')
    expect(player.getState().rate).toBe(1)
    press('l')
    expect(player.getState().rate).toBe(2)
    press('j')
    expect(player.getState().rate).toBe(-1)
    press('K')
    press('ArrowRight')
    press('ArrowLeft', { shiftKey: true })
    expect(player.getState()).toMatchObject({ frame: 81, rate: 0 })
    press('End')
    expect(player.getState().frame).toBe(179)
    press('Home')
    press('i')
    press('o')
    expect(player.getState()).toMatchObject({ rangeStart: 0, rangeEnd: 1 })
    press('Escape')
    expect(player.getState().rangeEnd).toBeNull()
  })

  test('change the scene at the playhead', () => {
    const { press, calls } = setUp()
    press('s')
    press('Delete')
    press('ArrowLeft', { altKey: true })
    press('ArrowUp', { altKey: true })
    press('d', { ctrlKey: true })
    press('z', { metaKey: true })
    press('Z', { metaKey: true, shiftKey: true })
    expect(calls).toEqual([
      ['split', 'a', 30],
      ['remove', 'a'],
      ['move', 'a', 0],
      ['duration', 'a', 63],
      ['duplicate', 'a'],
      ['undo'],
      ['redo'],
    ])
  })

  test('change the chosen overlay instead of the scene, and Escape ends that', () => {
    const { press, calls } = setUp({ overlay: 'o' })
    press('ArrowLeft', { altKey: true })
    press('ArrowRight', { altKey: true, shiftKey: true })
    press('ArrowDown', { altKey: true })
    press('d', { ctrlKey: true })
    press('Delete')
    press('Escape')
    press('s')
    expect(calls).toEqual([
      ['shift overlay', 'o', -3],
      ['shift overlay', 'o', 10],
      ['lengthen overlay', 'o', -3],
      ['duplicate overlay', 'o'],
      ['remove overlay', 'o'],
      ['choose', null],
      ['split', 'a', 30],
    ])
  })

  test('are left to fields, and Space to buttons', () => {
    const { press, calls, player } = setUp()
    const field = document.createElement('textarea')
    const button = document.createElement('button')
    expect(press('s', { target: field })).toBe(false)
    expect(press(' ', { target: button })).toBe(false)
    expect(calls).toEqual([])
    expect(player.getState().rate).toBe(0)
  })

  test('change nothing for users who may only look', () => {
    const { press, calls, player } = setUp({ canEdit: false, overlay: 'o' })
    for (const key of ['s', 'Delete']) {
      press(key)
    }
    press('d', { ctrlKey: true })
    expect(calls).toEqual([])
    press('End')
    expect(player.getState().frame).toBe(179)
  })
})
