/// A shape that takes the form of the container around it.
protocol ContainerAwareShape: Shape {
  var container: AnyShape? { get set }
}

extension StrokedShape: ContainerAwareShape where Content: ContainerAwareShape {
  var container: AnyShape? {
    get { shape.container }
    set { shape.container = newValue }
  }
}

extension TrimmedShape: ContainerAwareShape where Content: ContainerAwareShape {
  var container: AnyShape? {
    get { shape.container }
    set { shape.container = newValue }
  }
}

extension Shape {
  /// The shape as it is in `environment`.
  func adapted(to environment: EnvironmentValues) -> Self {
    guard let container = environment.containerShape,
      var aware = self as? any ContainerAwareShape
    else { return self }
    aware.container = container
    return aware as? Self ?? self
  }
}
