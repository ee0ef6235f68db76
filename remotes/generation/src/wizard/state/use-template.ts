import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import type { Template } from '@marquee/creative/template'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { ownTemplatesQuery } from '../../api/ad-templates.ts'

/** A template of the product or of the workspace; the workspace's templates are searched page by page. */
export function useTemplate(id: string | null): { template: Template | undefined; isGone: boolean } {
  const own = useOwnTemplate(id)
  const template = id === null ? undefined : (findBuiltInTemplate(id) ?? own.template)
  return { template, isGone: id !== null && template === undefined && own.isSearched }
}

/** `isSearched`: all pages that could contain the template are read, or its id is not that of a workspace template. */
function useOwnTemplate(id: string | null): { template: Template | undefined; isSearched: boolean } {
  const isOwn = z.uuid().safeParse(id).success
  const { data, fetchNextPage, hasNextPage, isFetching, isSuccess } = useInfiniteQuery({
    ...ownTemplatesQuery,
    enabled: isOwn,
  })
  const template = data?.pages.flatMap((page) => page.data).find((own) => own.id === id)
  const isFurther = isOwn && template === undefined && hasNextPage && !isFetching
  useEffect(() => {
    if (isFurther) {
      void fetchNextPage()
    }
  }, [isFurther, fetchNextPage])
  return { template, isSearched: !isOwn || (isSuccess && !hasNextPage) }
}
