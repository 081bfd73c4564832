extension Never: Gesture {
  public typealias Value = Never
}
