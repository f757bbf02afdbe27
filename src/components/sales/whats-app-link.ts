import type { WhatsApp } from '#src/models/parts/sales.ts'

/**
 * The address that opens WhatsApp with a message to the advisor.
 *
 * @param page the full address of the page that the message is about.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export const whatsAppLink = ({ digits, message }: WhatsApp, page: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(message.replaceAll('{link}', () => page))}`
