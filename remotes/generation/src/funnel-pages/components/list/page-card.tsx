import type { FunnelPageSummary } from '@marquee/contract/funnel-pages'
import { ActionMenu } from '@marquee/ui/action-menu'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button, Tag } from 'antd'
import { Copy, Ellipsis, PanelsTopLeft, Pencil, Trash2 } from 'lucide-react'
import card from '../../../components/item-card.module.css'
import { ItemCard } from '../../../components/item-card.tsx'
import { href } from '../../../href.ts'
import { useCanGenerate } from '../../../state/rights.ts'
import { useDuplicateFunnelPage } from '../../api/funnel-pages.ts'
import { KIND_LABELS } from '../../state/page-words.ts'
import styles from './page-card.module.css'

interface PageCardProps {
  page: FunnelPageSummary
  onRename: (page: FunnelPageSummary) => void
  onDelete: (page: FunnelPageSummary) => void
}

/** A funnel page in the list: its first image, its kind and its product. */
export function PageCard({ page, onRename, onDelete }: PageCardProps) {
  const { id, title, kind, sections_count, image_url, product_name, updated_at } = page
  return (
    <ItemCard
      title={title}
      to={href('edit-funnel-page', { params: { id } })}
      image={
        <div className={styles.image}>
          {image_url === null ? (
            <PanelsTopLeft size={32} aria-hidden />
          ) : (
            <img src={image_url} alt="" loading="lazy" decoding="async" />
          )}
        </div>
      }
      actions={useCanGenerate() ? <PageMenu page={page} onRename={onRename} onDelete={onDelete} /> : undefined}
    >
      <p className={card.more} dir="auto">
        {product_name}
      </p>
      <p className={styles.facts}>
        <Tag>{KIND_LABELS[kind]}</Tag>
        <span>{formatCount(sections_count, 'section')}</span>
        <RelativeTime value={updated_at} />
      </p>
    </ItemCard>
  )
}

function PageMenu({ page, onRename, onDelete }: PageCardProps) {
  const tellOutcome = useOutcomeToast()
  const { mutateAsync: duplicate } = useDuplicateFunnelPage()
  const chosen: Readonly<Record<string, () => void>> = {
    rename: () => onRename(page),
    duplicate: () =>
      void tellOutcome(duplicate({ id: page.id, key: crypto.randomUUID(), asTemplate: false }), {
        success: { summary: 'Page duplicated', detail: page.title },
        failure: 'The page was not duplicated',
      }),
    delete: () => onDelete(page),
  }
  return (
    <ActionMenu
      items={[
        { key: 'rename', icon: <Pencil size={14} aria-hidden />, label: 'Rename' },
        { key: 'duplicate', icon: <Copy size={14} aria-hidden />, label: 'Duplicate' },
        { key: 'delete', danger: true, icon: <Trash2 size={14} aria-hidden />, label: 'Delete' },
      ]}
      onChoose={(key) => chosen[key]?.()}
    >
      {(button) => (
        <Button
          {...button}
          type="text"
          icon={<Ellipsis size={16} aria-hidden />}
          aria-label={`More for ${page.title}`}
        />
      )}
    </ActionMenu>
  )
}
