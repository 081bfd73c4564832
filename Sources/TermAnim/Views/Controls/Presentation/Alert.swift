/// An alert in the older way: a title, a message and one or two buttons.
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

extension Alert {
  /// A button of an alert.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button called Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  /// What the alert shows.
  func panel(_ isPresented: Binding<Bool>) -> some View {
    AlertPanel(
      title: title, isPresented: isPresented, actions: Self.views(of: buttons), message: message,
      isDialog: false)
  }

  /// The buttons as views.
  static func views(of buttons: [Button]) -> some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      AlertButton(button: button)
    }
  }
}

/// A button of an alert as a view.
private struct AlertButton {
  let button: Alert.Button
}

extension AlertButton: View {
  var body: some View {
    Button(role: button.role, action: { button.action?() }) { button.label }
  }
}
