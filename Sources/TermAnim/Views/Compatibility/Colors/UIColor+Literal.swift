// swift-format-ignore: NoLeadingUnderscores
/// What the compiler makes of `#colorLiteral` where nothing says otherwise.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of sRGB that a colour literal stands for.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
