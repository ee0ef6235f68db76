import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The parameters of the address, and a function that changes them. A change builds on the previous one even while that
 * navigation is in progress: the router itself would build on the shown address and lose the previous change.
 */
export function useAddressParameters() {
  const [parameters, setParameters] = useSearchParams()
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  }, [parameters])

  const change = useCallback(
    (build: (current: URLSearchParams) => URLSearchParams) => {
      latest.current = build(latest.current)
      setParameters(latest.current, { preventScrollReset: true })
    },
    [setParameters],
  )
  return { parameters, change }
}
