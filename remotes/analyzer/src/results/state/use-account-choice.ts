import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resultAccountsQuery } from '../../api/result-imports.ts'
import { findFreeName } from './find-free-name.ts'

/** The value of the choice that makes a new account. */
export const NEW_ACCOUNT = 'new'

/** The account that gets the results of a file: one in their currency, or a new one. */
export function useAccountChoice(currency: string) {
  const accounts = useQuery(resultAccountsQuery()).data?.data ?? []
  const [id, setId] = useState<string>()
  const [typedName, setName] = useState<string>()
  const name = typedName ?? findFreeName(accounts, currency)
  const chosen = id ?? accounts.find((account) => account.currency === currency)?.id ?? NEW_ACCOUNT
  return { accounts, chosen, setId, name, setName, target: chosen === NEW_ACCOUNT ? { name } : { id: chosen } }
}
export type AccountChoice = ReturnType<typeof useAccountChoice>
