import type { ToastMessage } from '@marquee/remote-kit/host-services'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A toast on the screen. The callback of its button is a function, which `create-toasts.ts` keeps outside the store. */
export interface Toast extends Omit<ToastMessage, 'action'> {
  key: number
  actionLabel?: string
}

interface ShownToast extends Toast {
  /** The pointer or the focus is on the toast: its remaining time does not decrease. */
  isHeld: boolean
}

const initialState: ShownToast[] = []

/** The toasts on the screen, oldest first. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** A toast replaces the previous one of the same group. */
    toastShown(toasts, { payload }: PayloadAction<Toast>) {
      const others = payload.group === undefined ? toasts : toasts.filter(({ group }) => group !== payload.group)
      return [...others, { ...payload, isHeld: false }]
    },
    toastHeld(toasts, { payload }: PayloadAction<{ key: number; isHeld: boolean }>) {
      const toast = toasts.find(({ key }) => key === payload.key)
      if (toast !== undefined) {
        toast.isHeld = payload.isHeld
      }
    },
    toastClosed: (toasts, { payload }: PayloadAction<number>) => toasts.filter(({ key }) => key !== payload),
  },
  selectors: {
    selectToasts: (toasts) => toasts,
    selectToast: (toasts, wanted: number) => toasts.find(({ key }) => key === wanted),
  },
})

export const { toastShown, toastHeld, toastClosed } = toastsSlice.actions
export const { selectToasts, selectToast } = toastsSlice.selectors
