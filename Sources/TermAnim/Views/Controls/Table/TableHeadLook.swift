/// The look of the head of a column that sorts the rows, which shows the focus by its ground.
struct TableHeadLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TableHeadFace(configuration: configuration)
  }
}
