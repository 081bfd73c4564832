/// What a button is for, where that changes how it looks.
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose {
    case destructive, cancel, confirm, close
  }

  private let purpose: Purpose

  /// The button takes something away; it is red.
  public static let destructive = ButtonRole(purpose: .destructive)
  public static let cancel = ButtonRole(purpose: .cancel)
  public static let confirm = ButtonRole(purpose: .confirm)
  public static let close = ButtonRole(purpose: .close)
}
