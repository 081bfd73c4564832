/// A look of buttons of which the only one in a row of a list is pressed with the row.
protocol RowPressedLook: ButtonStyle {}

extension RowPressedLook {
  static var isPressedByRow: Bool { true }
}
