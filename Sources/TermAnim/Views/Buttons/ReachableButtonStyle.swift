/// A style that makes a control of each button, which keys reach by itself.
protocol ReachableButtonStyle: PrimitiveButtonStyle {}

extension ReachableButtonStyle {
  /// Keys reach the buttons by themselves.
  public static var isReachable: Bool { true }
}
