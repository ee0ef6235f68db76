import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The parameters of the address, and a way to change them. A change builds on the one before also while the navigation of that
 * one is still under way: the router itself would build on the address that is shown, and lose what was changed a moment ago.
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
