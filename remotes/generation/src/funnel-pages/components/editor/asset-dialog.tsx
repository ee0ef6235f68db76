import { href } from '@marquee/remote-kit/routes'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Upload } from 'antd'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { uploadAsset } from '../../../api/assets.ts'
import { imageOrdersQuery } from '../../../api/image-generation.ts'
import { productQuery } from '../../../api/products.ts'
import { ACCEPTED_IMAGES, imageProblem } from '../../../state/check-image-file.ts'
import { getFieldMessage } from '../../../state/get-field-message.ts'
import { ProductField } from '../../../wizard/components/product-field.tsx'
import { type PageAsset, toPageAsset } from '../../../state/page-asset.ts'
import styles from './asset-dialog.module.css'

interface AssetDialogProps {
  /** The files of the page. */
  assets: readonly PageAsset[]
  onChoose: (asset: PageAsset, alt: string) => void
  onClose: () => void
}

const ALL_ORDERS = { q: '', status: undefined, source: undefined, isMine: false }

/** Chooses an image among those of the page, of a product and of image orders, or uploads one. */
export function AssetDialog({ assets, onChoose, onClose }: AssetDialogProps) {
  const [productId, setProductId] = useState<string | null>(null)
  const product = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null })
  const orders = useInfiniteQuery(imageOrdersQuery(ALL_ORDERS))
  const finished = (orders.data?.pages ?? []).flatMap(({ data }) => data)
  return (
    <OpenedModal title="Choose an image" footer={null} width={760} onCancel={onClose}>
      <div className={styles.parts}>
        <UploadButton onUploaded={(asset) => onChoose(asset, '')} />
        <ImageGroup title="On this page">
          {assets
            .filter(({ kind }) => kind === 'image')
            .map((asset) => (
              <ImageButton
                key={asset.id}
                asset={asset}
                label="Image of this page"
                onClick={() => onChoose(asset, '')}
              />
            ))}
        </ImageGroup>
        <ProductField
          productId={productId}
          hint="Shows the images of a product."
          addAddress={href('create-product')}
          onChange={setProductId}
        />
        <ImageGroup title={product.data?.name ?? ''}>
          {(product.data?.images ?? []).map((asset) => (
            <ImageButton
              key={asset.id}
              asset={asset}
              label={product.data?.name ?? ''}
              onClick={() => onChoose(asset, product.data?.name ?? '')}
            />
          ))}
        </ImageGroup>
        <ImageGroup title="Finished images">
          {finished.flatMap(({ title, product_name, images }) =>
            images.flatMap((image) => {
              const asset = toPageAsset(image)
              return asset === null
                ? []
                : [
                    <ImageButton
                      key={image.id}
                      asset={asset}
                      label={title}
                      onClick={() => onChoose(asset, product_name ?? title)}
                    />,
                  ]
            }),
          )}
        </ImageGroup>
        {orders.hasNextPage ? (
          <Button loading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
            Show more finished images
          </Button>
        ) : null}
      </div>
    </OpenedModal>
  )
}

/** Nothing without images. */
function ImageGroup({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? null : (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.tiles}>{children}</div>
    </section>
  )
}

function ImageButton({ asset, label, onClick }: { asset: PageAsset; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <img src={`${asset.url}?width=160`} alt={label} loading="lazy" decoding="async" />
    </button>
  )
}

function UploadButton({ onUploaded }: { onUploaded: (asset: PageAsset) => void }) {
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState('')

  async function upload(file: File): Promise<void> {
    const fault = imageProblem(file)
    setProblem(fault ?? '')
    if (fault !== null) {
      return
    }
    setUploading(true)
    try {
      onUploaded(await uploadAsset('image', file))
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
    } finally {
      setUploading(false)
    }
  }

  return (
    <div>
      <Upload
        accept={ACCEPTED_IMAGES}
        showUploadList={false}
        beforeUpload={(file) => {
          void upload(file)
          return false
        }}
      >
        <Button icon={<ImagePlus size={16} aria-hidden />} loading={isUploading}>
          Upload an image
        </Button>
      </Upload>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
