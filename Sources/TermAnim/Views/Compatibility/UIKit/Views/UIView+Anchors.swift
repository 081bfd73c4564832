// Leading is left here, in whichever direction text runs.
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.start) }
  public var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.end) }
  public var leftAnchor: NSLayoutXAxisAnchor { horizontal(.start) }
  public var rightAnchor: NSLayoutXAxisAnchor { horizontal(.end) }
  public var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.middle) }
  public var topAnchor: NSLayoutYAxisAnchor { vertical(.start) }
  public var bottomAnchor: NSLayoutYAxisAnchor { vertical(.end) }
  public var centerYAnchor: NSLayoutYAxisAnchor { vertical(.middle) }

  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(view: self, axis: .horizontal, mark: .length))
  }

  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(view: self, axis: .vertical, mark: .length))
  }

  private func horizontal(_ mark: LayoutPlace.Mark) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPlace(view: self, axis: .horizontal, mark: mark))
  }

  private func vertical(_ mark: LayoutPlace.Mark) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPlace(view: self, axis: .vertical, mark: mark))
  }
}
