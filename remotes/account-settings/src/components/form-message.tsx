import { Alert } from 'antd'

/** What went wrong with a form as a whole. */
export function FormMessage({ message }: { message: string | null }) {
  return message === null ? null : <Alert type="error" showIcon role="alert" title={message} />
}
