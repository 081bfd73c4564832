extension CallbackRecognizer where Value == Press {
  /// A recogniser that tells `follow` of each stage of a press of `element`.
  convenience init(followingPressesOf element: Element, _ follow: @escaping (Press) -> Void) {
    let base = PressRecognizer(in: GestureContext(element))
    self.init(base) { [unowned base] phase, _ in
      if let press = phase.value ?? base.last?.cancelled { follow(press) }
    }
  }
}
