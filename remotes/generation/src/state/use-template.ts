import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import type { Template } from '@marquee/creative/template'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { ownTemplatesQuery } from '../api/ad-templates.ts'

/** A template of the product or of the workspace, whose own ones are looked through page by page. */
export function useTemplate(id: string | null): { template: Template | undefined; isGone: boolean } {
  const isOwn = z.uuid().safeParse(id).success
  const own = useInfiniteQuery({ ...ownTemplatesQuery, enabled: isOwn })
  const found = own.data?.pages.flatMap(({ data }) => data).find((template) => template.id === id)
  const { fetchNextPage } = own
  const isFurther = isOwn && found === undefined && own.hasNextPage && !own.isFetching
  useEffect(() => {
    if (isFurther) {
      void fetchNextPage()
    }
  }, [isFurther, fetchNextPage])
  const template = id === null ? undefined : (findBuiltInTemplate(id) ?? found)
  const isSearched = !isOwn || (own.isSuccess && !own.hasNextPage)
  return { template, isGone: id !== null && template === undefined && isSearched }
}
