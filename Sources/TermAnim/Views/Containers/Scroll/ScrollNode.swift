import Foundation

/// The node of a scroll view.
final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>>, ElementCollecting {
  private var child: TypedNode<Content>?
  private var scroll: ScrollElement?
  /// The scroll view with what listens to keys.
  private var outer: KeyPressElement?
  private var inner: (outside: EnvironmentSnapshot, inside: EnvironmentSnapshot)?

  override init(_ view: ScrollView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    child = self.context(contentInputs).node(for: view.content)
    let container = ContainerElement(VStackLayout(), node: self)
    let scroll = ScrollElement(around: container, options: options, owner: self)
    scroll.isRightToLeft = inputs.environment.isRightToLeft
    self.scroll = scroll
    outer = KeyPressElement(
      KeyPressModifier(phases: [.down, .repeat], isMeant: { _ in true }) { [weak scroll] key in
        scroll?.press(key) == true ? .handled : .ignored
      }, around: scroll, scope: inputs.transactions)
    graph.collectElements(of: self)
    scroll.position.makeFirstGoal()
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var keepsState: Bool { true }

  private var options: ScrollElement.Options {
    var options = ScrollElement.Options(axes: view.axes, asked: environment.scrollOptions)
    if !view.showsIndicators {
      options.asked.indicators = [.horizontal: .never, .vertical: .never]
    }
    return options
  }

  private var contentInputs: ViewInputs {
    var inputs = inputs.arranged(along: .vertical)
    inputs.environment = contentEnvironment
    return inputs
  }

  /// Without what is meant for this scroll view alone; the same as long as that around is the same.
  private var contentEnvironment: EnvironmentSnapshot {
    let asked = environment.scrollOptions
    guard !asked.own.isEmpty else { return inputs.environment }
    if let inner, inner.outside === inputs.environment { return inner.inside }
    var values = environment
    values.scrollOptions.own = ScrollOptions.Own()
    if !view.axes.contains(.vertical) { values.scrollOptions.own.refresh = asked.own.refresh }
    let inside = EnvironmentSnapshot(values)
    inner = (inputs.environment, inside)
    return inside
  }

  override func update(to view: ScrollView<Content>, inputs: ViewInputs) {
    let surroundings = self.inputs.environment
    if view.axes != self.view.axes { inner = nil }
    super.update(to: view, inputs: inputs)
    child?.show(view.content, inputs: contentInputs)
    updateContainer(from: surroundings)
    scroll?.isRightToLeft = inputs.environment.isRightToLeft
    scroll?.options = options
  }

  override func wakeUp() {
    scroll?.hideIndicators()
  }

  override func appendElements(to elements: inout [Element]) {
    if let outer { elements.append(outer) }
  }

  override func elementsChanged() {
    graph.collectElements(of: self)
  }

  func collectElements() {
    var elements: [Element] = []
    child?.appendElements(to: &elements)
    (scroll?.content as? ContainerElement<VStackLayout>)?.show(elements)
  }
}
