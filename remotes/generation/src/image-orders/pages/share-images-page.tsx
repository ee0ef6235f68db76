import { downloadFile } from '@marquee/api-client/download-file'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ActionMenu } from '@marquee/ui/action-menu'
import { EmptyState } from '@marquee/ui/empty-state'
import { formatCount } from '@marquee/ui/format-number'
import { useLinkToken } from '@marquee/ui/link-token'
import { PageHeader } from '@marquee/ui/page-header'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useParams } from 'react-router'
import { sharedImagesQuery } from '../api/sharing.ts'
import { DOWNLOAD_ENCODINGS, sharedDownloadAddress } from '../state/image-addresses.ts'
import styles from './share-images-page.module.css'

/** Generated images that a member shared by link, each in its format. */
export function Page() {
  const link = useLinkToken(useParams()['id'] ?? '')
  const { token } = link
  const query = useQuery(sharedImagesQuery(token))
  const shared = query.data
  usePageTitle(shared?.title ?? 'Shared images')
  if (shared === undefined) {
    return (
      <PublicPage offer="Make your own images">
        <SharedStates query={query} link={link} />
      </PublicPage>
    )
  }
  const { title, workspace_name, images, allows_download } = shared
  return (
    <PublicPage offer="Make your own images">
      <PageHeader title={title} description={`${formatCount(images.length, 'image')} of ${workspace_name}`} />
      {images.length === 0 ? (
        <EmptyState title="No image is finished yet">Come back in a few minutes.</EmptyState>
      ) : null}
      <ul role="list" className={styles.images} aria-label="Images">
        {images.map((image) => {
          const { id, url, thumbnail_url, width, height, aspect_ratio } = image
          return (
            <li key={id} className={styles.image}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={`Open the ${aspect_ratio} image in full size`}>
                <img
                  src={images.length === 1 ? url : thumbnail_url}
                  width={width}
                  height={height}
                  // The size of an image is known before its pixels: as high as the screen allows, and no wider than the page.
                  style={{ width: `calc(min(620px, 76vh) * ${width / height})` }}
                  alt={`${title}, ${aspect_ratio}`}
                  decoding="async"
                />
              </a>
              <p className={styles.caption}>
                <span>
                  {aspect_ratio} · {width} × {height}
                </span>
                {allows_download ? (
                  <ActionMenu
                    items={Object.entries(DOWNLOAD_ENCODINGS).map(([key, label]) => ({ key, label }))}
                    onChoose={(key) => void downloadFile(sharedDownloadAddress(token, image, key))}
                  >
                    {(button) => (
                      <Button
                        {...button}
                        size="small"
                        icon={<Download size={14} aria-hidden />}
                        aria-label={`Download ${aspect_ratio}`}
                      >
                        Download
                      </Button>
                    )}
                  </ActionMenu>
                ) : null}
              </p>
            </li>
          )
        })}
      </ul>
    </PublicPage>
  )
}
