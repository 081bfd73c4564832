extension CallbackRecognizer where Value == Press {
  /// A recogniser that tells `follow` of each stage of a press of `element`; one that is a drag is
  /// not taken away to scroll what is around.
  convenience init(
    followingPressesOf element: Element, isDrag: Bool = false, _ follow: @escaping (Press) -> Void
  ) {
    let base = PressRecognizer(in: GestureContext(element), isDrag: isDrag)
    self.init(base) { [unowned base] phase, _ in
      if let press = phase.value ?? base.last?.cancelled { follow(press) }
    }
  }
}
