import type { CreativeMatch as MatchKind, ResultAdDetails } from '@marquee/contract/ad-results'
import { useToast } from '@marquee/remote-kit/host-services'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSetAdCreative } from '../../api/ad-results.ts'
import { analysesQuery } from '../../api/creative-analyses.ts'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'
import styles from './results.module.css'

const FOUND_BY: Readonly<Record<MatchKind, string>> = {
  id: 'Found by the ad’s id.',
  file: 'Found by the name of its file.',
  name: 'Found by its name.',
  person: 'Chosen by hand.',
}

/** The analyzed creative that an ad shows; a user may correct the match. */
export function CreativeMatch({ ad: { id, creative } }: { ad: ResultAdDetails }) {
  const canEdit = useCanEditAnalyzer()
  return (
    <section aria-label="Creative">
      <h2>Creative</h2>
      <div className={styles.match}>
        {creative?.image_url ? <img className={styles.thumbnail} src={creative.image_url} alt="" /> : null}
        <div>
          {creative === null ? (
            'No analyzed creative was found for this ad.'
          ) : (
            <>
              <Link to={href('creative-analyzer.details', { params: { id: creative.analysis_id } })}>
                {creative.name}
              </Link>
              <p className={styles.note}>{FOUND_BY[creative.match]}</p>
            </>
          )}
        </div>
        {canEdit ? <MatchEditor adId={id} chosen={creative?.analysis_id} /> : null}
      </div>
    </section>
  )
}

function MatchEditor({ adId, chosen }: { adId: string; chosen: string | undefined }) {
  const [q, setQ] = useState('')
  const { data, isFetching } = useInfiniteQuery(analysesQuery(q))
  const setCreative = useSetAdCreative(adId)
  const showToast = useToast()
  const options = (data?.pages ?? []).flatMap((page) => page.data).filter(({ state }) => state === 'done')
  function choose(analysisId: string | null): void {
    setCreative.mutate(analysisId, {
      onError: ({ message }) => showToast({ severity: 'error', summary: 'It was not changed', detail: message }),
    })
  }
  return (
    <>
      <Select<string>
        aria-label="Creative of this ad"
        className={styles.select ?? ''}
        placeholder="Choose a creative"
        value={chosen ?? null}
        showSearch={{ filterOption: false, onSearch: setQ }}
        loading={isFetching || setCreative.isPending}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={choose}
      />
      {chosen === undefined ? null : <Button onClick={() => choose(null)}>It is none of them</Button>}
    </>
  )
}
