import { shell as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/local-path.ts'
import { askInquiry, loadInquiryForm } from './inquiry.ts'

/**
 * The header's 'Send inquiry'. Below 992 px it is a round icon with the same name (D23). Without JavaScript
 * it leads to the page with the same form.
 */
export function InquiryButton() {
  return (
    <form action={localPath('/inquiry')} className="shrink-0 max-nav:noscript:ms-auto">
      <button
        type="submit"
        aria-label={t.sendInquiry}
        onPointerEnter={loadInquiryForm}
        onFocus={loadInquiryForm}
        onClick={(event) => {
          event.preventDefault()
          askInquiry()
        }}
        className={`${buttonClass({ variant: 'main' })} max-lg:size-11 max-lg:rounded-full max-lg:p-0`}
      >
        <Icon name="send" size={18} className="lg:hidden!" />
        <span className="max-lg:hidden">{t.sendInquiry}</span>
      </button>
    </form>
  )
}
