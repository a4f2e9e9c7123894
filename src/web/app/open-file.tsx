/** Asks for a JSON file and says what was wrong with it; the same file can be chosen again. */
export const OpenFile = (props: {
  title: string
  fault: string | undefined
  load(file: File | undefined): Promise<unknown>
}) => (
  <>
    <label class="file">
      <span>{props.title}</span>
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          void props.load(currentTarget.files?.[0]).then(() => {
            currentTarget.value = ''
          })
        }}
      />
    </label>
    {props.fault && (
      <p class="trouble" role="alert">
        {props.fault}
      </p>
    )}
  </>
)
