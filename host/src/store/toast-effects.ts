import type { StartHostListening } from './start-host-listening.ts'
import { selectToast, toastClosed, toastShown } from './toasts-slice.ts'

/** Closes a toast at the end of its life, which does not count while the toast is held. */
export function addToastEffects(startListening: StartHostListening): void {
  startListening({
    actionCreator: toastShown,
    effect: async ({ payload: { key, life } }, api) => {
      let remaining = life ?? Infinity
      while (remaining !== Infinity) {
        const toast = selectToast(api.getState(), key)
        if (toast === undefined) {
          return
        }
        if (toast.isHeld) {
          await api.condition((_action, state) => selectToast(state, key)?.isHeld !== true)
          continue
        }
        const startedAt = performance.now()
        const hasChanged = await api.condition((_action, state) => selectToast(state, key)?.isHeld !== false, remaining)
        if (!hasChanged) {
          api.dispatch(toastClosed(key))
          return
        }
        remaining = Math.max(0, remaining - (performance.now() - startedAt))
      }
    },
  })
}
