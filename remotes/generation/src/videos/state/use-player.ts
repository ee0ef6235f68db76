import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type PlayerState } from './player.ts'
import { createSoundOutput } from './sound-output.ts'
import type { Stereo } from '@marquee/creative/stereo'

function onNextPaint(callback: () => void): () => void {
  const request = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(request)
}

/**
 * The player of a video: it plays the mixed sound, and its clock is that of the sound.
 * @param length in frames
 * @param sound null while it is mixed for the first time, and for silent videos
 */
export function usePlayer(length: number, sound: Stereo | null): Player {
  const [output] = useState(createSoundOutput)
  const [player] = useState(() => createPlayer({ output, schedule: onNextPaint }))

  useEffect(() => player.setLength(length), [player, length])

  useEffect(() => {
    output.setSound(sound)
    player.restartSound()
  }, [output, player, sound])

  useEffect(
    () => () => {
      player.pause()
      output.close()
    },
    [player, output],
  )
  return player
}

/** Reads a part of the player's state; the component renders again when that part changes, not with each frame. */
export function usePlayerState<T>(player: Player, select: (state: PlayerState) => T): T {
  return useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => select(player.getState()),
  )
}
