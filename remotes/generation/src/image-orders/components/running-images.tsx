import type { SlotProps } from '@marquee/remote-kit/remote-manifest'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { runningImageOrdersQuery } from '../../api/image-generation.ts'
import styles from './running-images.module.css'

/** Shown on every page while images are in progress; announces when they are ready. */
export function Slot({ onNavigate }: SlotProps) {
  const { data } = useQuery(runningImageOrdersQuery())
  const showToast = useToast()
  const navigate = useNavigate()
  const before = useRef(0)
  const orders = data?.orders ?? 0

  const tell = useEffectEvent(() => {
    const isOnImagePage = window.location.pathname.startsWith(href('image-generation'))
    if (before.current > 0 && orders === 0 && !isOnImagePage) {
      showToast({
        severity: 'success',
        summary: 'Your images are ready',
        life: 10_000,
        action: { label: 'Show', onClick: () => void navigate(href('image-generation')) },
      })
    }
    before.current = orders
  })
  useEffect(() => tell(), [orders])

  if (data === undefined || orders === 0) {
    return null
  }
  const percent = data.images === 0 ? 0 : Math.round((100 * data.finished) / data.images)
  return (
    <Link className={styles.running} to={href('image-generation')} onClick={onNavigate}>
      <Progress type="circle" size={16} percent={percent} showInfo={false} aria-hidden />
      <span>
        {data.finished} of {data.images} images ready
      </span>
    </Link>
  )
}
