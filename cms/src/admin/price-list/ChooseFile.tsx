import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { FileXls } from '@strapi/icons'
import { type DragEvent, useRef, useState } from 'react'

type Props = { choose: (file: File) => void }

/** Takes a price list: dropped here, or chosen with the button. */
export function ChooseFile({ choose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) choose(file)
  }
  return (
    <Box
      background={isOver ? 'primary100' : 'neutral0'}
      borderColor={isOver ? 'primary600' : 'neutral300'}
      borderStyle="dashed"
      borderWidth="1px"
      hasRadius
      padding={8}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Flex direction="column" gap={3}>
        <FileXls width="3.2rem" height="3.2rem" fill="primary600" aria-hidden />
        <Typography textAlign="center">Drop a list here: .xlsx or .csv, up to 5 MB</Typography>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <Typography variant="pi" textColor="neutral600" textAlign="center">
          Columns: number and project (or id), and of price, status, area, inner area and balcony
          area those that change. You see what would change before anything does.
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.xlsx"
          aria-label="Price list"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) choose(file)
            target.value = ''
          }}
        />
      </Flex>
    </Box>
  )
}
